import type { SeasonPlace } from '@tablee/domain/tournaments/season-seeds'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useFinalSeeds, useSeedBySeason } from '../api/rounds/season-seeds.ts'

/** Asks before the sheet opens, so that its button does not move under a finger. */
export function SeedsAhead({ tournament }: Pick<SeasonSeedsProps, 'tournament'>) {
  useFinalSeeds(tournament.id, tournament.announcement !== null)
  return null
}

export type SeasonSeedsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** The places of the season's table, taken or given back by one tap. */
export function SeasonChoice({ tournament, access }: SeasonSeedsProps) {
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
