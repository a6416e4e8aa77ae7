import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { nameMatcher } from '../tournament-frame/search-name.ts'

/** From so many names on, a search helps. */
const SEARCH_FROM = 24

/** Who is there before the start. */
export function PlayersCard({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId | null }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { players } = tournament
  if (players.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden="true" className="size-8" />} title={t('tournament.players.empty')}>
        {t('tournament.players.emptyHelp')}
      </EmptyState>
    )
  }
  const matches = nameMatcher(typed)
  const shown = players.filter(({ name }) => matches(name))
  return (
    <Card as="section" aria-labelledby="players-title" className="grid gap-4">
      <h2 id="players-title" className="text-xl" aria-live="polite">
        {t('tournament.players.titleCount', { count: players.length })}
      </h2>
      {players.length > SEARCH_FROM ? (
        <TextInput type="search" label={t('tournament.players.filter')} value={typed} onChange={setTyped} />
      ) : null}
      <ul className="gap-x-8 sm:columns-2 xl:columns-3">
        {shown.map(({ id, name }) => (
          <li key={id} className="flex min-h-10 break-inside-avoid items-center border-b border-line py-1.5">
            <PlayerName
              name={name}
              isStrong={id === own}
              {...(id === own ? { note: t('tournament.players.you') } : {})}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t('tournament.players.filterEmpty')}</p> : null}
    </Card>
  )
}
