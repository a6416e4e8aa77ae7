import { useTranslation } from '../../../language/use-translation.ts'
import type { SeatNow } from '../api/own/own-evening.ts'

/** This round's table and opponent, in one line. */
export function useSeatText(): (seat: SeatNow) => string {
  const { t } = useTranslation()
  return ({ table, opponentName, isOver }) => {
    if (opponentName === null) return t('home.evening.bye')
    const place =
      table === null
        ? t('home.evening.against', { opponent: opponentName })
        : t('home.evening.table', { table, opponent: opponentName })
    return isOver ? t('home.evening.over', { place }) : place
  }
}
