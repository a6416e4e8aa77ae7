import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { ConductHistory } from './conduct-history.tsx'
import { type FirstChoice, PenaltyForm } from './penalty-form.tsx'

type PlayerConductProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  readonly first?: FirstChoice
  /** The dialog around it has the name as its title. */
  readonly isNamed?: boolean
  readonly onBack: () => void
  readonly onGiven: () => void
}

/** Decisions so far, and possible ones. */
export function PlayerConduct({
  tournament,
  access,
  player,
  first,
  isNamed = false,
  onBack,
  onGiven,
}: PlayerConductProps) {
  const { t } = useTranslation()
  return (
    <div ref={focusFirst} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {isNamed ? t('conduct.history') : t('conduct.historyOf', { name: player.name })}
      </h3>
      <ConductHistory tournament={tournament} access={access} player={player} />
      <PenaltyForm {...{ tournament, access, player, first, onBack, onGiven }} />
    </div>
  )
}

/** The pressed button is gone (EVEN-2). */
function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}
