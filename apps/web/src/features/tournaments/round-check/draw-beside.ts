import type { PodDraw } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { type AskedDraw, drawAsked } from './pod-draw.ts'

type Drawing = { readonly drawn: Promise<PodDraw>; readonly stop: () => void }

/** A draw in a thread of its own; where there is none, here. */
export function drawBeside(asked: AskedDraw): Drawing {
  const thread = openThread()
  if (thread === null) return { drawn: Promise.resolve().then(() => drawAsked(asked)), stop: () => {} }
  const drawn = new Promise<PodDraw>((resolve) => {
    thread.addEventListener('message', ({ data }: MessageEvent<PodDraw>) => {
      thread.terminate()
      resolve(data)
    })
    // Without a network its script may be missing.
    thread.addEventListener('error', () => {
      thread.terminate()
      resolve(drawAsked(asked))
    })
    thread.postMessage(asked)
  })
  return { drawn, stop: () => thread.terminate() }
}

function openThread(): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./pod-draw-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
