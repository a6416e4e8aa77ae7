/** What is handed to it is done one after the other, whatever becomes of each. */
export function oneAfterTheOther(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (act) => {
    const done = turn.then(act)
    turn = done.catch(() => {})
    return done
  }
}

/** What is done the first time it is asked for, and no more. */
export function onlyOnce<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | null = null
  return () => {
    done ??= act()
    return done
  }
}
