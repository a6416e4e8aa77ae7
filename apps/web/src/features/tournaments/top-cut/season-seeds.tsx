import { mayBeSeeded } from '@tablee/domain/tournaments/rounds/seed-by-season'
import { May } from '../../../acts/acting-as.tsx'
import { later } from '../../../ui/later.tsx'
import type { SeasonSeedsProps } from './season-choice.tsx'

const choice = later<SeasonSeedsProps>(async () => (await import('./season-choice.tsx')).SeasonChoice)

const ahead = later<Pick<SeasonSeedsProps, 'tournament'>>(async () => {
  await choice.preload()
  return (await import('./season-choice.tsx')).SeedsAhead
})

/** Beside the button that opens a sheet with that choice. */
export function AskSeedsAhead({ tournament }: Pick<SeasonSeedsProps, 'tournament'>) {
  return mayBeSeeded(tournament) ? (
    <May act="seed-by-season">
      <ahead.Component tournament={tournament} />
    </May>
  ) : null
}

/** Whether the table of the season whose final this is gives the seeds; empty for all other tournaments. */
export function SeasonSeeds({ tournament, access }: SeasonSeedsProps) {
  return mayBeSeeded(tournament) ? (
    <May act="seed-by-season">
      <choice.Component tournament={tournament} access={access} />
    </May>
  ) : null
}
