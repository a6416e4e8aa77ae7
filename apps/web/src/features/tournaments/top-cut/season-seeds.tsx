import { mayBeSeeded } from '@tablee/domain/tournaments/rounds/seed-by-season'
import type { SeasonPlace } from '@tablee/domain/tournaments/season-seeds'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useFinalSeeds, useSeedBySeason } from '../api/rounds/season-seeds.ts'

type SeasonSeedsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether the table of the season whose final this is gives the seeds; empty for all other tournaments. */
export function SeasonSeeds({ tournament, access }: SeasonSeedsProps) {
  return mayBeSeeded(tournament) ? (
    <May act="seed-by-season">
      <Choice tournament={tournament} access={access} />
    </May>
  ) : null
}

function Choice({ tournament, access }: SeasonSeedsProps) {
  const { t } = useTranslation()
  const { seasonSeeds } = tournament
  const { data: found } = useFinalSeeds(tournament.id, tournament.announcement !== null)
  const act = useSeedBySeason(access)
  const isSeeded = seasonSeeds.length > 0
  const places = found?.places ?? []
  if (!isSeeded && places.length === 0) return null
  const shown = isSeeded ? seasonSeeds : places
  const isOld = isSeeded && places.length > 0 && !isSame(seasonSeeds, places)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <Checkbox
        label={t('cut.season.choose')}
        isChecked={isSeeded}
        onChange={(isChecked) => void act.send({ places: isChecked ? places : [] })}
      />
      <p className="ps-9.5 text-sm text-muted" aria-live="polite">
        {t('cut.season.known', { count: shown.length })} {t('cut.season.others')}
      </p>
      {isOld ? (
        <Button variant="secondary" isBusy={act.isSending} onClick={() => void act.send({ places })}>
          {t('cut.season.again')}
        </Button>
      ) : null}
      <ActFailure act={act} title={t('cut.season.failed')} isTap />
    </div>
  )
}

function isSame(one: readonly SeasonPlace[], other: readonly SeasonPlace[]): boolean {
  const places = new Map(one.map(({ playerId, place }) => [playerId, place]))
  return one.length === other.length && other.every(({ playerId, place }) => places.get(playerId) === place)
}
