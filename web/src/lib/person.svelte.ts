/** Who sits in front of this browser, as the server knows it. */
import type { ComeBack, Me } from "../protocol";
import { api } from "./api";

let me = $state<Me | null>(null);
let known = $state(false);

export const person = {
  /** The person, or null for somebody who has not said a name yet. */
  get me(): Me | null {
    return me;
  },
  /** Whether the server has told who it is, so that nobody is asked for a name too early. */
  get known(): boolean {
    return known;
  },
  async ask(): Promise<void> {
    me = await api.me();
    known = true;
  },
  async sayName(name: string): Promise<void> {
    me = await api.sayName(name);
  },
  async keepName(password: string): Promise<void> {
    me = await api.keepName(password);
  },
  async comeBack(who: ComeBack): Promise<void> {
    me = await api.comeBack(who);
  },
  async leave(): Promise<void> {
    await api.logOut();
    me = null;
  },
};
