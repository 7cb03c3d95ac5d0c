/** How a person likes it: the look, the pace, and what to be asked. Kept in the browser; the look is shown on the root
 * element. */

export const CHOICES = {
  language: ["system", "en", "de"],
  theme: ["system", "light", "dark"],
  motion: ["system", "less", "quick", "full", "slow"],
  sounds: ["off", "on"],
  text: ["normal", "large", "larger"],
  reactions: ["ask", "alone", "able", "mine", "turn"],
  endings: ["ask", "alone", "able"],
  onlyWays: ["ask", "alone"],
  confirm: ["off", "final", "all"],
  bots: ["off", "quick", "normal", "slow"],
  replay: ["half", "normal", "double", "four"],
} as const;

export type Settings = { [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

export const PLAIN: Readonly<Settings> = {
  language: "system",
  theme: "system",
  motion: "system",
  sounds: "off",
  text: "normal",
  reactions: "alone",
  endings: "alone",
  onlyWays: "alone",
  confirm: "off",
  bots: "normal",
  replay: "normal",
};
const KEY = "parlour.settings";

/** The settings of a stored text; whatever it does not say, or says wrongly, is as at first. */
export function parse(stored: string | null): Settings {
  const found: Settings = { ...PLAIN };
  let told: unknown;
  try {
    told = JSON.parse(stored ?? "{}");
  } catch {
    return found;
  }
  if (typeof told !== "object" || told === null) return found;
  for (const key of Object.keys(CHOICES) as (keyof Settings)[]) {
    const value: unknown = (told as Record<string, unknown>)[key];
    if ((CHOICES[key] as readonly unknown[]).includes(value)) Object.assign(found, { [key]: value });
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing: the settings last as long as the page
  }
}

export const settings: Settings = $state(parse(stored()));

/** Change one setting, for now and for later. */
export function prefer<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // See above.
  }
}

/** Let the root element say the settings, where the style sheets read them. */
export function show(): void {
  const root = document.documentElement;
  for (const key of ["theme", "motion", "text"] as const) {
    if (settings[key] === PLAIN[key]) root.removeAttribute(`data-${key}`);
    else root.setAttribute(`data-${key}`, settings[key]);
  }
}

const TIMES = { less: 0, quick: 0.5, full: 1, slow: 2 } as const;

/** How long things take to move, times what is usual: the person's word, else the system's. 0 where nothing may. */
export function timesAsLong(): number {
  if (settings.motion !== "system") return TIMES[settings.motion];
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
}

/** Settings that were changed in another tab hold here as well. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, parse(event.newValue));
    show();
  });
}
