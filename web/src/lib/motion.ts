/** How long things take to move, as the person wants it. */
import { timesAsLong } from "./settings.svelte";

/** A duration in milliseconds; 0 where nothing may move. */
export const lasting = (milliseconds: number): number => milliseconds * timesAsLong();
