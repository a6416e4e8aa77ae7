import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { classNames } from '../../../ui/class-names.ts'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import { PlannedPartsLine } from '../parts/planned-parts-line.tsx'
import { ImportedMark } from '../portable/imported-mark.tsx'
import { LargeSwissLine } from '../structure/large-swiss-line.tsx'
import { StructureLine } from '../structure/structure-line.tsx'
import { PlanLine } from '../top-cut/plan-line.tsx'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { LockBadge } from '../tournament-frame/lock-mark.tsx'
import { StatsBanner } from '../tournament-frame/stats-banner.tsx'
import { DateBlock } from './date-block.tsx'

type TitleAndStateProps = {
  readonly tournament: Tournament
  /** False for a preview. */
  readonly isLive?: boolean
}

/** On a phone three lines hold so many letters beside the date; longer names stand below it. */
const LONG_BESIDE_DATE = 30

export function TitleAndState({ tournament, isLive = true }: TitleAndStateProps) {
  const { announcement } = tournament
  // Before the start an event is a poster: date, name, place.
  const poster = announcement && isWaiting(tournament) && announcement.startsAt !== '' ? announcement : null
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div
          className={classNames(
            'min-w-0',
            poster && 'flex items-center gap-4',
            poster && tournament.name.length > LONG_BESIDE_DATE && 'max-sm:flex-col max-sm:items-start max-sm:gap-2',
          )}
        >
          {poster ? <DateBlock at={poster.startsAt} /> : null}
          <h1
            title={tournament.name}
            className="min-w-0 text-title wrap-anywhere max-sm:line-clamp-3 large-text:line-clamp-none!"
          >
            {tournament.name}
          </h1>
        </div>
        {isLive ? <LiveIndicator isOver={isFinished(tournament)} /> : null}
      </div>
      {tournament.hasPassword ? <LockBadge /> : null}
      {tournament.isImported ? <ImportedMark /> : null}
      <StructureLine tournament={tournament} />
      <PlanLine tournament={tournament} />
      <PlannedPartsLine tournament={tournament} />
      <LargeSwissLine tournament={tournament} />
      {announcement ? null : <DifferencesSaid tournament={tournament} />}
      <StatsBanner tournament={tournament} />
    </header>
  )
}
