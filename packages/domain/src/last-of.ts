/** What the steps of a work come to, one right after the other. */
export function lastOf<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
