import type { PortableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** What a file was understood as, before anything is made of it. */
export function ImportPreview({ file }: { readonly file: PortableTournament }) {
  const { t } = useTranslation()
  const { name, state, rules, players, rounds, announcement } = file
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <ul className="grid gap-1">
        <li>{t(`creation.games.${rules.game}`)}</li>
        <li>{t('portable.players', { count: players.length })}</li>
        <li>{t('portable.rounds', { count: rounds.length })}</li>
        <li>{t(`portable.state.${state}`)}</li>
      </ul>
      <p className="text-sm text-muted">{t('portable.note')}</p>
      {announcement ? <p className="text-sm text-muted">{t('portable.noteEvent')}</p> : null}
    </div>
  )
}
