type Stoppable = { readonly stop: () => unknown }

/** Keeps what a test starts, and ends all of it in the opposite order, however the test ends. */
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
