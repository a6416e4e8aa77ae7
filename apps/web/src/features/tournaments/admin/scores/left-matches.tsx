import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import {
  LEFT_MATCHES,
  type LeftMatches,
  leftMatchesOf,
  playedOfAll,
} from '@tablee/domain/tournaments/players/left-matches'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRuleLeftMatches } from '../../api/results/rule-left-matches.ts'

type LeftMatchesProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** In a round robin: what becomes of the matches of each player who left; the usual rule applies until changed. */
export function LeftMatchesChoices({ tournament, access }: LeftMatchesProps) {
  const may = useMay()
  if (!isRunning(tournament) || !may('rule-left-matches')) return null
  return tournament.players.map((player) => {
    const fate = leftMatchesOf(tournament, player.id)
    return fate === null ? null : (
      <Choice key={player.id} tournament={tournament} access={access} player={player} fate={fate} />
    )
  })
}

type ChoiceProps = LeftMatchesProps & { readonly player: Player; readonly fate: LeftMatches }

function Choice({ tournament, access, player: { id, name }, fate }: ChoiceProps) {
  const { t } = useTranslation()
  const rule = useRuleLeftMatches(access)
  const { played, all } = playedOfAll(tournament, id)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-3 sm:p-4">
      <h3 className="unbroken-words text-base font-semibold">{t('leftMatches.title', { name, played, count: all })}</h3>
      <fieldset disabled={rule.isSending} className="grid min-w-0 grid-cols-2 gap-2">
        <legend className="sr-only">{t('leftMatches.group', { name })}</legend>
        {LEFT_MATCHES.map((matches) => (
          <Button
            key={matches}
            variant={fate === matches ? 'felt' : 'secondary'}
            aria-pressed={fate === matches}
            onClick={() => void rule.send({ playerId: id, matches })}
          >
            {t(`leftMatches.choice.${matches}`)}
          </Button>
        ))}
      </fieldset>
      <p className="text-sm text-muted">{t(`leftMatches.note.${fate}`)}</p>
      <ActFailure act={rule} title={t('leftMatches.failed')} isTap />
    </section>
  )
}
