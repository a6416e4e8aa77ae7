/** An account, if any, and a name without case and accents. */
type ByName = { readonly key: string; readonly account: string | null }

/** The known regular, by account, then by name; undefined if new. Two accounts are two people, whatever their names. */
export function knowAgain<Regular extends ByName>(
  known: readonly Regular[],
  { key, account }: ByName,
): Regular | undefined {
  return (
    known.find((regular) => account !== null && regular.account === account) ??
    known.find((regular) => regular.key === key && (account === null || regular.account === null))
  )
}
