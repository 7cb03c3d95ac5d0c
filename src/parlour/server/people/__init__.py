"""People.

identity        guests, cookies, passwords
names           what may be a name
handles         the handle by which others know a person
company         friends to invite; others to mute, to block or to report
ratings         how strong those are who kept their name
profiles        what somebody has played
alerts          telling people who are away that it is their turn
vapid           the key of web push
mails           the same by e-mail, for those who proved their address
letters         what the mails say, in the language of their reader
post            the SMTP server
"""
