import { rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { noPartFault, plannedToFollow } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePlanParts } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { playersToCome } from '../parts/part-draft.ts'
import { PlannedPartsFields } from '../parts/planned-parts-fields.tsx'
import { readParts, type TypedPart } from '../parts/typed-part.ts'
import { usePlannedPartText } from '../parts/use-planned-part-text.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type PlannedPartsRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** What follows the current part; also while it is played. A plan that cannot follow says why. */
export function PlannedPartsRow({ tournament, access }: PlannedPartsRowProps) {
  const { t } = useTranslation()
  const textOf = usePlannedPartText()
  const parts = plannedToFollow(tournament)
  const fault = noPartFault(tournament)
  if (fault !== null && parts.length === 0) return null
  const planned = parts.map(textOf).join(t('parts.planned.joint'))
  const value = parts.length === 0 ? t('parts.planned.none') : planned
  return (
    <SettingRow
      title={t('parts.planned.row')}
      value={fault === null ? value : t('parts.planned.impossible')}
      sheetTitle={t('parts.planned.title')}
      {...(fault === null && { description: t('parts.planned.help') })}
    >
      {fault === null ? (
        <PlannedPartsForm tournament={tournament} access={access} />
      ) : (
        <PlanThatCannotBe {...{ tournament, access, planned }} reason={t(`refusals.${fault}`)} />
      )}
    </SettingRow>
  )
}

function PlannedPartsForm({ tournament, access }: PlannedPartsRowProps) {
  const { t } = useTranslation()
  const change = usePlanParts(access)
  const { plannedParts } = tournament
  const first = rankedIndexes(tournament).length - 1
  const begun = plannedParts.slice(0, first)
  const form = useForm({
    initial: { parts: plannedParts.slice(first) as readonly TypedPart[] },
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async ({ parts }) => {
      const read = readParts(parts)
      if (!read) return null
      const reply = await change.send({ plannedParts: [...begun, ...read] })
      return reply && sheet.saved({ title: t('parts.planned.saved'), takeBack: () => change.send({ plannedParts }) })
    },
  })
  const { parts } = form.values
  const isUnchanged = JSON.stringify(parts) === JSON.stringify(plannedParts.slice(first))
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-6">
      <PlannedPartsFields
        ground={tournament}
        players={playersToCome(tournament)}
        begun={begun.length}
        parts={parts}
        onChange={(chosen) => form.set('parts', chosen)}
      />
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting
        label={t('admin.settings.save')}
        isBusy={change.isSending}
        disabled={isUnchanged || readParts(parts) === null}
      />
    </form>
  )
}

type PlanThatCannotBeProps = PlannedPartsRowProps & { readonly planned: string; readonly reason: string }

/** Nothing to fill in: it comes back by itself once it can follow, or is taken away. */
function PlanThatCannotBe({ tournament, access, planned, reason }: PlanThatCannotBeProps) {
  const { t } = useTranslation()
  const change = usePlanParts(access)
  const sheet = useSettingSheet(false)
  const { plannedParts } = tournament
  const begun = plannedParts.slice(0, rankedIndexes(tournament).length - 1)
  const takeAway = async () => {
    if ((await change.send({ plannedParts: begun })) === null) return
    // Nothing to take back to: that plan would be refused.
    sheet.saved({ title: t('parts.planned.takenAway') })
  }
  return (
    <div className="grid gap-5">
      <Notice tone="attention" title={t('parts.planned.impossible')}>
        {reason}
      </Notice>
      <p className="wrap-anywhere">{planned}</p>
      <ActFailure act={change} title={t('admin.failed.settings')} isTap />
      <Button variant="secondary" isBusy={change.isSending} onClick={() => void takeAway()}>
        {t('parts.planned.takeAway')}
      </Button>
    </div>
  )
}
