import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ToldDeckCheck } from '../api/rounds/deck-checks.ts'

type Known = { readonly checks: readonly ToldDeckCheck[]; readonly check: ToldDeckCheck }

/** In which rounds somebody was checked before; null for none. */
export function useChecksBefore({ checks, check }: Known): (playerKey: string) => string | null {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (playerKey) => {
    const before = checks.filter(
      (one) =>
        one.check < check.check && one.endedAt !== null && !one.isTakenBack && one.playerKeys.includes(playerKey),
    )
    const rounds = [...new Set(before.map(({ round }) => String(round)))]
    return rounds.length === 0 ? null : t('deckChecks.checkedBefore', { rounds: list(rounds) })
  }
}
