import { ProtocolError } from '../protocol-error.ts'

/** By then nearly every import is done. */
const COME_AGAIN_S = 2

/** One piece of work at a time per key; others are asked to retry soon. */
export type OneAtATime = {
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
}

/** It protects this process's memory, so nothing is shared with other processes or left behind by a crash. */
export function oneAtATime(): OneAtATime {
  const underWay = new Set<string>()
  return {
    run: async (key, work) => {
      if (underWay.has(key)) {
        throw new ProtocolError('general_rate_limit_exceeded', 'Another import from this address is under way.', {
          retryAfterS: COME_AGAIN_S,
        })
      }
      underWay.add(key)
      try {
        return await work()
      } finally {
        underWay.delete(key)
      }
    },
  }
}
