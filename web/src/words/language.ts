/** The language of this page: the person's choice, else the first one of their browser that Parlour speaks. */
import { settings } from "../lib/settings.svelte";

/** The languages by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const isSpoken = (code: string): code is Language => code in LANGUAGES;

/** The language for a choice and the languages of a browser. */
export function languageFor(choice: string, wished: readonly string[]): Language {
  const codes = [choice, ...wished].map((code) => code.toLowerCase().split("-")[0] ?? "");
  return codes.find(isSpoken) ?? "en";
}

/** What the browser asks for; there is none where only words are tested. */
const wished = (): readonly string[] => (typeof navigator === "undefined" ? [] : navigator.languages);

export const language = languageFor(settings.language, wished());
