type Stoppable = { readonly stop: () => unknown }

/** Ends everything in reverse order, however the test ends. */
export async function withStarted<Result>(
  work: (keep: <Kept extends Stoppable>(kept: Kept) => Kept) => Promise<Result>,
): Promise<Result> {
  const kept: Stoppable[] = []
  try {
    return await work((one) => {
      kept.push(one)
      return one
    })
  } finally {
    for (const one of kept.reverse()) await one.stop()
  }
}
