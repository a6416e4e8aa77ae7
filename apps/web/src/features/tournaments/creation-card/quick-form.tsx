import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import {
  type ChosenRules,
  cutOfStructure,
  hasPairs,
  mayHaveCut,
  mayPlanRounds,
  rulesOfStructure,
  withBestOf,
} from '../game-rules/chosen-rules.ts'
import { FoldedRules } from '../game-rules/folded-rules.tsx'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { AddParts } from '../parts/add-parts.tsx'
import { StructureChips } from '../structure/structure-chips.tsx'
import { WeeklyField } from '../structure/weekly-field.tsx'
import { entrantsExpected, mayHaveTeams, seatsForTeams } from '../teams/seats-for-teams.ts'
import { TeamChips } from '../teams/team-chips.tsx'
import { YouthField } from '../youth/youth-field.tsx'
import { CreateButton } from './create-button.tsx'
import { SeatsField } from './seats-field.tsx'
import { useQuickDraft } from './use-quick-draft.ts'
import { WayChips } from './way-chips.tsx'
import type { WayToPlay } from './way-to-play.ts'

export function QuickForm({ onCreated }: { onCreated: (tournament: CreatedTournament) => void }) {
  const { t } = useTranslation()
  const { form, isCreating } = useQuickDraft(onCreated)
  // A phone shows only name and button: most change nothing else.
  const [isUnfolded, setUnfolded] = useState(false)
  const setRules = (rules: ChosenRules) => form.set('rules', rules)
  const setStructure = (structure: Structure) => {
    form.set('structure', structure)
    setRules(rulesOfStructure(form.values.rules, structure))
    form.set('plannedCut', cutOfStructure(form.values.plannedCut, structure))
    if (!mayHaveTeams(structure)) setTeams(null)
  }
  const setTeams = (teamKind: TeamKind | null) => {
    form.set('playerCount', seatsForTeams(form.values, teamKind))
    form.set('teamKind', teamKind)
  }
  const setWay = (next: WayToPlay) => {
    setStructure(next.structure)
    setTeams(next.teamKind)
  }
  const settings = useRef<HTMLDivElement>(null)
  const unfold = () => {
    flushSync(() => setUnfolded(true))
    settings.current?.querySelector('input')?.focus()
  }
  return (
    <form {...form.formProps} className="grid gap-3 max-sm:-mt-2 max-sm:short:gap-2 sm:gap-5">
      <p className="text-muted max-sm:hidden">{t('creation.quick.intro')}</p>
      <TextInput
        label={t('creation.quick.name')}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <div ref={settings} className={classNames('grid gap-5', !isUnfolded && 'max-sm:hidden')}>
        <SeatsField {...form.field('playerCount')} teamKind={form.values.teamKind} />
        <ChoiceCards
          label={t('creation.quick.game')}
          hint={t('creation.quick.gameHint')}
          choices={GAMES.map((value) => ({
            value,
            label: t(`creation.games.${value}`),
            mark: <GameMark game={value} />,
          }))}
          value={form.values.game}
          onChange={(game) => {
            form.set('game', game)
            form.set('rules', undefined)
            form.set('plannedCut', null)
          }}
        />
        <StructureChips players={form.values.playerCount} value={form.values.structure} onChange={setStructure} />
        <RulesFields
          {...form.values}
          onChange={setRules}
          onCut={(plannedCut) => form.set('plannedCut', plannedCut)}
          onRounds={(plannedRounds) => form.set('plannedRounds', plannedRounds)}
          onPodMinutes={(podMinutes) => form.set('podMinutes', podMinutes)}
        />
        <WeeklyField {...form.values} onChange={(isWeekly) => form.set('isWeekly', isWeekly)} />
        {mayHaveTeams(form.values.structure) ? (
          <TeamChips players={form.values.playerCount} value={form.values.teamKind} onChange={setTeams} />
        ) : null}
        <AddParts {...form.values} players={form.values.playerCount} onChange={(parts) => form.set('parts', parts)} />
        <YouthField isYouth={form.values.isYouth} onChange={(isYouth) => form.set('isYouth', isYouth)} />
      </div>
      <CreateButton way={form.values} isCreating={isCreating} />
      {/* Below: the button stands on the first screen of the smallest phone. */}
      {isUnfolded ? null : <AtOnce way={form.values} onWay={setWay} rules={form.values.rules} onRules={setRules} />}
      {isUnfolded ? null : (
        <Button type="button" variant="quiet" className="-my-2 sm:hidden" onClick={unfold}>
          {t('creation.quick.settings', {
            count: form.values.playerCount ?? QUICK_PLAYER_COUNT.initial,
            game: t(`creation.games.${form.values.game}`),
          })}
        </Button>
      )}
    </form>
  )
}

type AtOnceProps = {
  readonly way: WayToPlay
  readonly onWay: (way: WayToPlay) => void
  readonly rules: ChosenRules
  readonly onRules: (rules: ChosenRules) => void
}

/** On a phone, where the settings are folded: what is changed most, each in one tap. */
function AtOnce({ way, onWay, rules, onRules }: AtOnceProps) {
  const { t } = useTranslation()
  const hasOneGame = way.structure === 'pods' || way.teamKind === 'two-headed-giant'
  return (
    <div className="grid gap-1 sm:hidden">
      <WayChips way={way} onChange={onWay} />
      {hasOneGame ? null : (
        <Checkbox
          label={t('gameRules.bestOf.onlyOne')}
          isChecked={rules?.bestOf === 1}
          onChange={(isOne) => onRules(withBestOf(rules, isOne ? 1 : null))}
        />
      )}
    </div>
  )
}

type RulesFieldsProps = {
  readonly structure: Structure
  readonly parts: readonly unknown[]
  readonly game: Game
  readonly rules: ChosenRules
  readonly plannedCut: PlannedCut | null
  readonly plannedRounds: number | null
  readonly podMinutes: number | null
  readonly teamKind: TeamKind | null
  readonly playerCount: number | null
  readonly onChange: (rules: ChosenRules) => void
  readonly onCut: (plannedCut: PlannedCut | null) => void
  readonly onRounds: (rounds: number | null) => void
  readonly onPodMinutes: (minutes: number | null) => void
}

function RulesFields({ structure, parts, game, rules, onChange, ...plan }: RulesFieldsProps) {
  const chosen = { rules, onChange }
  const cut = { size: plan.plannedCut, onChange: plan.onCut }
  const rounds = { value: plan.plannedRounds, onChange: plan.onRounds }
  return (
    <>
      <MatchRulesField structure={structure} {...chosen} />
      <FoldedRules
        game={game}
        {...chosen}
        cut={mayHaveCut({ structure, parts }) ? cut : null}
        rounds={mayPlanRounds(structure) ? rounds : null}
        podMinutes={hasPairs(structure, parts) ? null : { value: plan.podMinutes, onChange: plan.onPodMinutes }}
        players={entrantsExpected(plan.playerCount, plan.teamKind)}
      />
    </>
  )
}
