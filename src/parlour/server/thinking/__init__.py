"""What takes long is done elsewhere: in processes and queues.

bots            bots at the tables, and when their answers are sent
bot_names       what the bots at a table are called
bot_pool        the processes in which bots think
bot_process     one such process; the terminal runs it too
record_process  the process that checks records
review_process  the process that judges the decisions of a finished game
line_process    a process that is sent a line and replies with one
fair_queue      who is next, by rank, address, person and table
thread_queue    work that would block the event loop, in a thread
"""
