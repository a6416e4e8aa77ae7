/** Runs tasks in sequence, whatever the result of each. */
export function oneAfterTheOther(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (act) => {
    const done = turn.then(act)
    turn = done.catch(() => {})
    return done
  }
}

/** Runs only the first time. */
export function onlyOnce<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | null = null
  return () => {
    done ??= act()
    return done
  }
}
