/** Somebody by what they are known again: an account, where they have one, and a name without case and accents. */
type ByName = { readonly key: string; readonly account: string | null }

/**
 * Whom of those a shop knows somebody is: by the account first, then by the name. Two accounts are two people, however they are
 * called; undefined for somebody new.
 */
export function knowAgain<Regular extends ByName>(
  known: readonly Regular[],
  { key, account }: ByName,
): Regular | undefined {
  return (
    known.find((regular) => account !== null && regular.account === account) ??
    known.find((regular) => regular.key === key && (account === null || regular.account === null))
  )
}
