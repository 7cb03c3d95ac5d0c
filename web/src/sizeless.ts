/** Before every file of tests: the page of the tests lays nothing out, so no part of it ever changes its size. */

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
