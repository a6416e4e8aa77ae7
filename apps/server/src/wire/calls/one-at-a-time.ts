import { ProtocolError } from '../protocol-error.ts'

/** By then nearly every import is done. */
const COME_AGAIN_S = 2

/** Lets one work at a time through for each key; another one is told to come again soon. */
export type OneAtATime = {
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
}

/**
 * It is the memory of this process that two at once would fill, so nothing is shared with other processes, and nothing is left
 * behind by one that ends in the middle.
 */
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
