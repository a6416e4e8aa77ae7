import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRegistrations } from '../api/registrations-query.ts'

export function PendingNote({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { data } = useRegistrations(tournament)
  const count = data?.filter(({ status, dropped }) => status === 'pending' && !dropped).length ?? 0
  return count > 0 ? <p className="text-muted">{t('registrations.players.pending', { count })}</p> : null
}
