import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { AddPlayerForm } from './add-player-form.tsx'
import { DeviceLinkDialog } from './device-link-dialog.tsx'
import { PlayerRow } from './player-row.tsx'
import { RemovePlayerDialog } from './remove-player-dialog.tsx'
import { StartBar } from './start-bar.tsx'
import { useRestoreWithNotice } from './use-restore-with-notice.ts'

type PlayersTabProps = {
  readonly tournament: Tournament
  readonly access: OrganizerAccess
  readonly onStarted: () => void
}

/** From so many names on, a search helps. */
const SEARCH_FROM = 16

/** Who plays: add, rename, hand out a link, take out. */
export function PlayersTab({ tournament, access, onStarted }: PlayersTabProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [leaving, setLeaving] = useState<Player | null>(null)
  const [linked, setLinked] = useState<Player | null>(null)
  const restore = useRestoreWithNotice(access)
  const { players, phase, capacity } = tournament
  const round = currentRound(tournament)
  const shown = useMemo(() => {
    const isMeant = nameMatcher(typed)
    return players.filter(({ name }) => isMeant(name))
  }, [players, typed])
  const onRestore = useCallback((player: Player) => void restore(player), [restore])
  const isFinished = phase.kind === 'finished'
  return (
    <div className="grid gap-5">
      {isFinished ? null : <AddPlayerForm tournament={tournament} access={access} />}
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-xl tabular-nums" aria-live="polite">
            {t('admin.players.title', { count: players.length, max: capacity ?? players.length })}
          </h2>
          {players.length > SEARCH_FROM ? (
            <TextInput
              type="search"
              label={t('admin.players.filter')}
              isLabelHidden
              placeholder={t('admin.players.filter')}
              value={typed}
              onChange={setTyped}
              className="w-full sm:w-72"
            />
          ) : null}
        </div>
        {players.length === 0 ? (
          <EmptyState title={t('admin.players.empty')} headingLevel={3}>
            {t('admin.players.emptyHelp')}
          </EmptyState>
        ) : (
          <ul className="grid gap-2 lg:grid-cols-2">
            {shown.map((player) => (
              <PlayerRow
                key={player.id}
                player={player}
                access={access}
                round={round}
                isFinished={isFinished}
                onLink={setLinked}
                onRemove={setLeaving}
                onRestore={onRestore}
              />
            ))}
          </ul>
        )}
        {players.length > 0 && shown.length === 0 ? (
          <p className="text-muted">{t('admin.players.filterEmpty')}</p>
        ) : null}
      </div>
      {phase.kind === 'waiting' ? <StartBar tournament={tournament} access={access} onStarted={onStarted} /> : null}
      <RemovePlayerDialog tournament={tournament} access={access} player={leaving} onClose={() => setLeaving(null)} />
      <DeviceLinkDialog
        key={linked?.id ?? 'none'}
        tournament={tournament}
        player={linked}
        isOpen={linked !== null}
        onClose={() => setLinked(null)}
      />
    </div>
  )
}
