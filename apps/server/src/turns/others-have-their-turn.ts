const waiting: (() => void)[] = []
let isPassingOn = false

/**
 * Called between pieces of long work: handles what has arrived, and one piece of each other long work. However many there are, everyone
 * else has a turn between two pieces: a short request waits for one piece, not for all.
 */
export function othersHaveTheirTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (isPassingOn) return
    isPassingOn = true
    setImmediate(passOn)
  })
}

/** What is deferred here runs after the next poll of arrivals. */
function passOn(): void {
  waiting.shift()?.()
  isPassingOn = waiting.length > 0
  if (isPassingOn) setImmediate(passOn)
}
