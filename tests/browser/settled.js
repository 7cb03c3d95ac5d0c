/* Until panels and drawings have found their place: two frames are drawn, and whatever moves has come to rest. */
async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  await frame();
  await frame();
  await Promise.allSettled(document.getAnimations().filter(ends).map((animation) => animation.finished));
}
