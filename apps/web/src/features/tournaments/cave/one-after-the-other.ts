/** What is handed to it is done one after the other, whatever becomes of each. */
export function oneAfterTheOther(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (act) => {
    const done = turn.then(act)
    turn = done.catch(() => {})
    return done
  }
}
