import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { lateSeats } from '@tablee/domain/tournaments/players/late-seats'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { later } from '../../../../ui/later.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { PlayerConduct } from '../../conduct/player-conduct.tsx'
import { FixedTableForm } from '../../table-plan/fixed-table-form.tsx'
import { DeviceLinkContent } from './device-link-dialog.tsx'
import { LateEntry } from './late-entry.tsx'
import { LeavePlayer } from './leave-player.tsx'
import type { MoveToGroupProps } from './move-to-group.tsx'
import { PlayerActs, type PlayerStep } from './player-acts.tsx'
import { RenameForm } from './rename-form.tsx'
import { useHiding } from './use-hiding.ts'
import { type LateSeating, useLateSeat } from './use-late-seat.ts'
import { useRestoreWithNotice } from './use-restore-with-notice.ts'

/** Few tournaments are of groups, and they change before the first results alone. */
const moveToGroup = later<MoveToGroupProps>(async () => (await import('./move-to-group.tsx')).MoveToGroup)

type PlayerSheetProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isOpen: boolean
  /** Null: closed, or the open row's player is gone. */
  readonly player: Player | null
  /** Opened because the player was just added. */
  readonly isArrival: boolean
  readonly onClose: () => void
  /** The player's row is gone: the focus needs another place. */
  readonly onGone: () => void
}

/** Acts on one player in a sheet, so that the list does not move (EVEN-1); further steps are inside it. */
export function PlayerSheet(props: PlayerSheetProps) {
  const { tournament, access, isOpen, player, onClose } = props
  const { t } = useTranslation()
  // Outlives the sheet, so that a failure is reported after closing.
  const restore = useRestoreWithNotice(tournament, access)
  const seating = useLateSeat(inEntrants(tournament), access)
  const last = useRef(player)
  if (player) last.current = player
  const name = last.current?.name ?? ''
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      closeLabel={t('admin.players.closeSheet', { name })}
    >
      {player ? <SheetSteps key={player.id} {...props} player={player} restore={restore} seating={seating} /> : null}
      {isOpen && !player ? <p role="status">{t('gone.player', { name })}</p> : null}
    </Dialog>
  )
}

type SheetStepsProps = PlayerSheetProps & {
  readonly player: Player
  readonly restore: (player: Player) => Promise<void>
  readonly seating: LateSeating
}

type FirstStepProps = SheetStepsProps & { readonly onStep: (step: PlayerStep) => void }

function FirstStep({ tournament, access, player, isArrival, restore, seating, onClose, onStep }: FirstStepProps) {
  const { t } = useTranslation()
  const hiding = useHiding(tournament, access, player)
  // In a tournament of teams those who compete are captains of whole teams.
  const field = inEntrants(tournament)
  const entrant = field.players.find(({ id }) => id === player.id)
  return (
    <>
      {hiding.realName === null ? null : (
        <p className="wrap-anywhere">
          {t(hiding.hiddenName === null ? 'youth.realName' : 'admin.players.isHidden', { name: hiding.realName })}
        </p>
      )}
      {entrant ? <LateEntry tournament={field} player={entrant} seating={seating} onDone={onClose} /> : null}
      {/* A new arrival has one decision to make. */}
      {isArrival && entrant && lateSeats(field, player.id) ? null : (
        <PlayerActs
          tournament={tournament}
          player={player}
          hiding={hiding}
          onStep={onStep}
          onRestore={() => {
            // A returning player without a place gets one here.
            if (!isUnseatedOnceBack(tournament, player)) onClose()
            void restore(player)
          }}
        />
      )}
    </>
  )
}

function SheetSteps(props: SheetStepsProps) {
  const { tournament, access, player, restore, onClose, onGone } = props
  const [step, setStep] = useState<PlayerStep | null>(null)
  const back = () => setStep(null)
  const of = { tournament, access, player, onBack: back }
  switch (step) {
    case null:
      return <FirstStep {...props} onStep={setStep} />
    case 'rename':
      return <RenameForm {...of} onDone={onClose} />
    case 'link':
      return (
        <Step>
          <DeviceLinkContent tournament={tournament} player={player} />
        </Step>
      )
    case 'table':
      return <FixedTableForm {...of} onDone={onClose} />
    case 'group':
      return (
        <Step>
          <moveToGroup.Component
            tournament={tournament}
            access={access}
            player={player}
            onBack={back}
            onDone={onClose}
          />
        </Step>
      )
    case 'conduct':
      return <PlayerConduct {...of} isNamed onGiven={onClose} />
    case 'leave':
      return (
        <Step>
          <LeavePlayer
            {...of}
            restore={restore}
            onLeft={(hasRow) => {
              onClose()
              if (!hasRow) onGone()
            }}
          />
        </Step>
      )
    default:
      return step satisfies never
  }
}

function isUnseatedOnceBack(tournament: Tournament, player: Player): boolean {
  const field = inEntrants(evolveAll(tournament, [{ kind: 'player_restored', playerId: player.id }]))
  return field.players.some(({ id }) => id === player.id) && lateSeats(field, player.id) !== null
}

/** The pressed button is gone: the focus goes to the next text (EVEN-2). */
function Step({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={focusFirst} tabIndex={-1} className="grid gap-4 outline-none">
      {children}
    </div>
  )
}

function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}
