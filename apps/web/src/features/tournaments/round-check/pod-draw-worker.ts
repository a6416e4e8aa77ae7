import { type AskedDraw, drawAsked } from './pod-draw.ts'

/** Draws beside the page, which stays at hand meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<AskedDraw>) => self.postMessage(drawAsked(data)))
