/** Runs the work of one key after another, in the order asked for; different keys do not wait for each other. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(work)
    const settled = result.then(
      () => {},
      () => {},
    )
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return result
  }
}
