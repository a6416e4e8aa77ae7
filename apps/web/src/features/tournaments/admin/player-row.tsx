import type { Player, RoundNumber } from '@tablee/domain/tournaments/tournament'
import { Pencil, QrCode as QrIcon, Undo2, UserMinus } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { RenameForm } from './rename-form.tsx'

type PlayerRowProps = {
  readonly player: Player
  readonly access: OrganizerAccess
  /** The current round, 0 before the start. */
  readonly round: RoundNumber
  readonly isFinished: boolean
  readonly onLink: (player: Player) => void
  readonly onRemove: (player: Player) => void
  readonly onRestore: (player: Player) => void
}

/** One player and what the organizer can do about them. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { player, access, round, isFinished } = props
  const [isRenaming, setIsRenaming] = useState(false)
  const isDropped = player.droppedAfter !== null
  return (
    <li className="flex min-h-14 min-w-0 items-center gap-2 rounded-control border border-line bg-surface py-1 ps-3 pe-1">
      {isRenaming ? (
        <RenameForm player={player} access={access} onClose={() => setIsRenaming(false)} />
      ) : (
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-1">
            <PlayerName name={player.name} isStruck={isDropped} />
            <PlayerMarks player={player} round={round} />
          </div>
          <RowActions {...props} isDropped={isDropped} canAct={!isFinished} onRename={() => setIsRenaming(true)} />
        </>
      )}
    </li>
  )
})

function PlayerMarks({ player, round }: Pick<PlayerRowProps, 'player' | 'round'>) {
  const { t } = useTranslation()
  return (
    <>
      {player.publicId === null ? <Badge>{t('admin.players.anonymous')}</Badge> : null}
      {player.droppedAfter !== null ? <Badge tone="amber">{t('admin.players.dropped')}</Badge> : null}
      {round > 0 && player.firstRound > round ? (
        <Badge tone="slate">{t('admin.players.entersRound', { round: player.firstRound })}</Badge>
      ) : null}
    </>
  )
}

type RowActionsProps = PlayerRowProps & {
  readonly isDropped: boolean
  readonly canAct: boolean
  readonly onRename: () => void
}

function RowActions({ player, round, isDropped, canAct, onRename, onLink, onRemove, onRestore }: RowActionsProps) {
  const { t } = useTranslation()
  const { name } = player
  const isDropping = round > 0 && player.firstRound <= round
  if (isDropped && canAct) {
    return (
      <Button
        variant="secondary"
        aria-label={t('admin.players.restoreName', { name })}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => onRestore(player)}
      >
        {t('admin.players.restore')}
      </Button>
    )
  }
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t('admin.players.rename', { name })}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={onRename}
      />
      <IconButton
        label={t('admin.players.link', { name })}
        icon={<QrIcon aria-hidden="true" className="size-5" />}
        onClick={() => onLink(player)}
      />
      {canAct ? (
        <IconButton
          label={t(isDropping ? 'admin.players.drop' : 'admin.players.remove', { name })}
          icon={<UserMinus aria-hidden="true" className="size-5" />}
          onClick={() => onRemove(player)}
        />
      ) : null}
    </div>
  )
}
