import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { returnFault } from '@tablee/domain/tournaments/players/remove-player'
import { isMovableInGroups } from '@tablee/domain/tournaments/rounds/move-to-group'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight, Eye, EyeOff, Gavel, MapPin, Pencil, QrCode as QrIcon, Undo2, UserMinus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import type { useHiding } from './use-hiding.ts'

/** Acts with a further step. */
export type PlayerStep = 'rename' | 'link' | 'table' | 'group' | 'conduct' | 'leave'

type PlayerActsProps = {
  readonly tournament: Tournament
  readonly player: Player
  readonly hiding: ReturnType<typeof useHiding>
  readonly onStep: (step: PlayerStep) => void
  readonly onRestore: () => void
}

type PlayerAct = {
  readonly act: ActName
  readonly word: string
  readonly icon: ReactElement
  readonly isBusy?: boolean
  readonly onSelect: () => void
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** A paired player drops instead of being removed. */
export function isDrop(tournament: Tournament, player: Player): boolean {
  const round = currentRound(tournament)
  return round > 0 && player.firstRound <= round
}

/** By role, one button per line. */
export function PlayerActs(props: PlayerActsProps) {
  const may = useMay()
  const acts = usePlayerActs(props).filter(({ act }) => may(act))
  return (
    <ul className="grid gap-2 empty:hidden">
      {acts.map(({ act, word, icon, isBusy, onSelect }) => (
        <li key={act}>
          <Button
            variant="secondary"
            size="large"
            isWide
            className="justify-start!"
            icon={icon}
            isBusy={isBusy ?? false}
            onClick={onSelect}
          >
            {word}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function usePlayerActs({ tournament, player, hiding, onStep, onRestore }: PlayerActsProps): readonly PlayerAct[] {
  const { t } = useTranslation()
  const isOver = isFinished(tournament)
  const isGone = player.droppedAfter !== null
  const restore: PlayerAct = {
    act: 'restore-quick-tournament-player',
    word: t('admin.players.restore'),
    icon: <Undo2 {...ICON} />,
    onSelect: onRestore,
  }
  const leave: PlayerAct = {
    act: 'delete-quick-tournament-player',
    word: t(isDrop(tournament, player) ? 'admin.players.drop' : 'admin.players.remove'),
    icon: <UserMinus {...ICON} />,
    onSelect: () => onStep('leave'),
  }
  const way = isGone ? restore : leave
  const isClosed = isOver || isDisqualified(tournament, player.id) || returnFault(tournament, player) !== null
  return [
    {
      act: 'update-quick-tournament-player',
      word: t('admin.players.rename'),
      icon: <Pencil {...ICON} />,
      onSelect: () => onStep('rename'),
    },
    {
      act: 'create-device-link',
      word: t('admin.players.link'),
      icon: <QrIcon {...ICON} />,
      onSelect: () => onStep('link'),
    },
    ...usePlaceActs({ tournament, player, onStep }),
    ...(isClosed ? [] : [way]),
    {
      act: 'hide-player-name',
      word: t(hiding.hiddenName === null ? 'admin.players.hide' : 'admin.players.show'),
      icon: hiding.hiddenName === null ? <EyeOff {...ICON} /> : <Eye {...ICON} />,
      isBusy: hiding.isSending,
      onSelect: hiding.turn,
    },
  ]
}

type OfPlace = Pick<PlayerActsProps, 'tournament' | 'player' | 'onStep'>

/** On the player's place, and how it went there. */
function usePlaceActs({ tournament, player, onStep }: OfPlace): readonly PlayerAct[] {
  const { t } = useTranslation()
  const table: PlayerAct = {
    act: 'plan-tables',
    word: t('tablePlan.act'),
    icon: <MapPin {...ICON} />,
    onSelect: () => onStep('table'),
  }
  const group: PlayerAct = {
    act: 'move-to-group',
    word: t('structure.groups.move'),
    icon: <ArrowLeftRight {...ICON} />,
    onSelect: () => onStep('group'),
  }
  const conduct: PlayerAct = {
    act: 'get-conduct',
    word: t('conduct.history'),
    icon: <Gavel {...ICON} />,
    onSelect: () => onStep('conduct'),
  }
  return [
    ...(isFinished(tournament) || player.droppedAfter !== null ? [] : [table]),
    ...(isMovableInGroups(tournament, player.id) ? [group] : []),
    ...(isWaiting(tournament) ? [] : [conduct]),
  ]
}
