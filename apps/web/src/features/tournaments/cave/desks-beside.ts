import { openBeside, type SaidBeside } from '../beside/beside-channel.ts'

/** The other windows of this browser that decide for the same tournament. */
export type DesksBeside = {
  /** That an act is on the disk that they share. */
  readonly tellKept: () => void
  readonly stop: () => void
}

export function watchDesksBeside(code: string, onKept: () => void): DesksBeside {
  let channel = openBeside(code)
  channel?.addEventListener('message', ({ data }: MessageEvent<SaidBeside>) => {
    if (data.kind === 'kept') onKept()
  })
  return {
    tellKept: () => channel?.postMessage({ kind: 'kept' } satisfies SaidBeside),
    stop: () => {
      channel?.close()
      // An act under way may still be kept: a closed channel would refuse, and with it the act.
      channel = null
    },
  }
}
