import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDeclineFinal } from '../api/season-acts.ts'
import type { Season, SeasonFinal } from '../season-view.ts'
import { useFolded } from './use-folded.ts'
import { useUndo } from './use-undo.ts'

type InvitedPeopleProps = { readonly season: Season; readonly final: SeasonFinal }

/** Who is invited as the table stands; members of the shop note who does not come. */
export function InvitedPeople({ season: { season }, final }: InvitedPeopleProps) {
  const { t } = useTranslation()
  const { invited, seats, tiedSeats } = final
  const { shown, more, open } = useFolded(invited)
  const tied = invited.filter(({ standing }) => standing === 'tied').length
  return (
    <>
      <p>{t('seasons.final.seats', { count: seats })}</p>
      {invited.length === 0 ? <p className="text-muted">{t('seasons.final.nobody')}</p> : null}
      {tied === 0 ? null : (
        <p className="font-semibold">
          {t('seasons.final.tiedSeats', { count: tiedSeats, people: t('seasons.people', { count: tied }) })}
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {shown.map((each) => (
          <InvitedPerson key={each.key} seasonId={season.id} mayManage={season.mayManage} invited={each} />
        ))}
      </ol>
      {more === 0 ? null : (
        <Button variant="secondary" className="justify-self-start print:hidden" onClick={open}>
          {t('seasons.table.more', { count: more })}
        </Button>
      )}
    </>
  )
}

type InvitedPersonProps = {
  readonly seasonId: string
  readonly mayManage: boolean
  readonly invited: SeasonFinal['invited'][number]
}

function InvitedPerson({ seasonId, mayManage, invited: { key, name, place, standing } }: InvitedPersonProps) {
  const { t } = useTranslation()
  const decline = useDeclineFinal()
  const undo = useUndo()
  const shown = name ?? t('seasons.table.nameless')
  const isOut = standing === 'declined' || standing === 'left'
  const declines = standing !== 'declined'
  const answer = async () => {
    const said = { seasonId, person: key, declines }
    if ((await decline.send(said)) === null) return
    undo(t(declines ? 'seasons.final.noted' : 'seasons.final.back', { name: shown }), () =>
      decline.send({ ...said, declines: !declines }),
    )
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] border-b border-line py-1">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-6 shrink-0 text-end font-display font-bold tabular-nums">{place}</span>
        <span
          className={classNames(
            'min-w-0 flex-1 basis-32 wrap-anywhere sm:basis-0',
            isOut ? 'text-muted' : 'font-semibold',
          )}
        >
          {shown}
        </span>
        {standing === 'in' ? null : (
          <Badge tone={standing === 'tied' ? 'amber' : 'neutral'}>{t(`seasons.final.standing.${standing}`)}</Badge>
        )}
        {mayManage && standing !== 'left' ? (
          <button
            type="button"
            aria-label={t(declines ? 'seasons.final.declineOf' : 'seasons.final.comeOf', { name: shown })}
            disabled={decline.isSending}
            onClick={() => void answer()}
            className="min-h-11 shrink-0 text-sm font-semibold underline disabled:opacity-55 print:hidden"
          >
            {t(declines ? 'seasons.final.decline' : 'seasons.final.come')}
          </button>
        ) : null}
      </div>
      <ActFailure act={decline} title={t('seasons.manage.failed')} isTap />
    </li>
  )
}
