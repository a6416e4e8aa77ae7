const waiting: (() => void)[] = []
let isPassingOn = false

/**
 * Between two pieces of a long work: whatever came meanwhile is looked at, and so is one piece of each other long work. However many of
 * them there are, between two of their pieces everybody else has a turn: who asks something short waits for one piece, not for all.
 */
export function othersHaveTheirTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (isPassingOn) return
    isPassingOn = true
    setImmediate(passOn)
  })
}

/** What is put off here runs after the next look at what came. */
function passOn(): void {
  waiting.shift()?.()
  isPassingOn = waiting.length > 0
  if (isPassingOn) setImmediate(passOn)
}
