import { onTheWay, type Camera } from './camera';

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

export interface Glide {
  readonly start: (from: Camera, to: Camera, duration: number) => void;
  readonly stop: () => void;
}

/** A camera move of its own, frame by frame; `done` only when it was not stopped. */
export function createGlide(apply: (camera: Camera) => void, done: () => void): Glide {
  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  return {
    stop,
    start: (from, to, duration) => {
      stop();
      const begun = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - begun) / duration));
        apply(onTheWay(from, to, easeOut(share)));
        if (share < 1) frame = requestAnimationFrame(step);
        else done();
      };
      frame = requestAnimationFrame(step);
    },
  };
}
