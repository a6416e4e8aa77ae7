import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { variationsOf } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { hasDraws } from '@tablee/domain/tournaments/rule-packs/games-of-match'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { publishedPack } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useVaryRules } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type ChosenRules, hasPairs } from '../game-rules/chosen-rules.ts'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { RuleInputs, rulesWith } from '../game-rules/rule-inputs.tsx'
import { useDifferences } from '../game-rules/use-differences.ts'
import { VariedRules } from '../game-rules/varied-rules.tsx'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

export type GameRulesSettingProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function GameRulesSetting({ tournament, access }: GameRulesSettingProps) {
  const { t } = useTranslation()
  const { rules } = tournament
  const isOpen = isWaiting(tournament)
  return (
    <SettingRow
      title={t('gameRules.title')}
      value={useDifferences(rules) ?? t('gameRules.published')}
      description={t(isOpen ? 'gameRules.until' : 'gameRules.fixed')}
    >
      {isOpen ? <GameRulesForm tournament={tournament} access={access} /> : <VariedRules rules={rules} />}
    </SettingRow>
  )
}

function GameRulesForm({ tournament, access }: GameRulesSettingProps) {
  const { t } = useTranslation()
  const vary = useVaryRules(access)
  const pack = publishedPack(tournament.rules)
  const before = wishesOf(tournament.rules)
  const structure = structureOf(tournament)
  const form = useForm<{ readonly rules: ChosenRules }>({
    initial: { rules: before },
    failure: vary.error,
    isKnownOnceSent: true,
    send: async ({ rules }) => {
      const reply = await vary.send({ rules: rules ?? {} })
      const takeBack = () => vary.send({ rules: before ?? {} })
      return reply && sheet.saved({ title: t('gameRules.saved'), takeBack })
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  const chosen = { rules: form.values.rules, onChange: (rules: ChosenRules) => form.set('rules', rules) }
  return (
    <form {...form.formProps} className="grid gap-5">
      <MatchRulesField structure={structure} {...chosen} />
      {hasPairs(structure, tournament.plannedParts) ? <RuleInputs pack={pack} {...chosen} /> : null}
      <VariedRules rules={rulesWith(pack, chosen.rules)} />
      <ActFailure act={vary} title={t('gameRules.failed')} />
      <SaveSetting label={t('gameRules.save')} isBusy={vary.isSending} disabled={form.isUnchanged}>
        {chosen.rules === undefined ? null : (
          <Button variant="quiet" disabled={vary.isSending} onClick={() => chosen.onChange(undefined)}>
            {t('gameRules.back')}
          </Button>
        )}
      </SaveSetting>
    </form>
  )
}

/** With whether there are draws, so that they stay when the number of games changes. */
function wishesOf(rules: RulePack): ChosenRules {
  const wishes = variationsOf(rules)
  return wishes && { ...wishes, draws: hasDraws(rules) }
}
