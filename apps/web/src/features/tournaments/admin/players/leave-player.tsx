import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, hasCutBegun, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { usualFate } from '@tablee/domain/tournaments/players/left-matches'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { painted } from '../../../../ui/after-frame.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useLasting } from '../../../../ui/use-lasting.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRemovePlayer } from '../../api/players/delete-quick-tournament-player.ts'
import { isSeatedIn } from '../../match-view/own-view.ts'
import { isDrop } from './player-acts.tsx'

type LeavePlayerProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  readonly restore: (player: Player) => Promise<void>
  readonly onBack: () => void
  /** A drop keeps its row; a removed player has none. */
  readonly onLeft: (hasRow: boolean) => void
}

/** Says what it does, before and after the start; a drop can be undone. */
export function LeavePlayer({ tournament, access, player, restore, onBack, onLeft }: LeavePlayerProps) {
  const { t } = useTranslation()
  const remove = useRemovePlayer(access)
  const isDropping = isDrop(tournament, player)
  // The device may decide at once: a sign for a moment would be one drawing more before the result.
  const isBusy = useLasting(remove.isSending)
  const { name } = player
  const team = teamOf(tournament, player.id)
  const confirm = async () => {
    if (remove.isSending) return
    const reply = await remove.send({ playerKey: player.id })
    if (reply === null) return
    onLeft(isDropping)
    await painted()
    if (!isDropping) return notify.success({ title: t('admin.players.removed', { name }) })
    notify.info({
      title: t('admin.players.wasDropped', { name }),
      action: { label: t('admin.players.undo'), onClick: () => void restore(player) },
    })
  }
  const isStillPlaying = matchesOfRound(tournament, currentRound(tournament)).some(
    (match) => isSeatedIn(match, player.id) && !isOver(match),
  )
  const fateText = useFateText(tournament, player.id)
  return (
    <>
      <h3 className="text-lg font-semibold wrap-anywhere">
        {t(isDropping ? 'admin.players.dropTitle' : 'admin.players.removeTitle', { name })}
      </h3>
      <p>
        {isDropping
          ? team
            ? t('teams.desk.dropText', { team: team.name })
            : t(hasCutBegun(tournament) ? 'cut.dropText' : 'admin.players.dropText', { name })
          : t('admin.players.removeText')}
      </p>
      {isDropping && isStillPlaying && !hasCutBegun(tournament) ? <p>{t('admin.players.dropCurrent')}</p> : null}
      {isDropping && structureOf(tournament) === 'round-robin' ? <p>{fateText}</p> : null}
      <ActFailure act={remove} title={t('admin.failed.remove')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {t('admin.players.keep')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {t(isDropping ? 'admin.players.dropConfirm' : 'admin.players.removeConfirm')}
        </Button>
      </div>
    </>
  )
}

/** What becomes of the matches of who leaves a round robin; as a league said before, where it did. */
function useFateText(tournament: Tournament, player: PlayerId): string {
  const { t } = useTranslation()
  const ruled = leagueOf(currentStage(tournament))?.leavers ?? 'usual'
  if (ruled !== 'usual') return t(`league.told.leavers.${ruled}`)
  return t(`leftMatches.beforeDrop.${usualFate(tournament, player)}`)
}
