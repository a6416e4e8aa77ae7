import type { ConductEntry } from '@tablee/contract/tournaments/questions/get-conduct'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useId, useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useConduct } from '../api/players/conduct.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { ConductLine } from './conduct-line.tsx'

export type AllDecisionsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

type Grouping = 'player' | 'infraction'

/** Everything decided in the event, by person or by infraction: the staff looks for habits. */
export function AllDecisions({ tournament, access: { code, secret: organizerId } }: AllDecisionsProps) {
  const { t } = useTranslation()
  const [by, setBy] = useState<Grouping>('player')
  const query = useConduct({ code, as: { organizerId }, isAllowed: true })
  const names = usePeopleNames(tournament)
  const nameOf = ({ playerKey }: ConductEntry) => names.get(playerKey as PlayerId) ?? t('journal.somebody')
  const titleOf = (entry: ConductEntry) =>
    by === 'player'
      ? nameOf(entry)
      : entry.infraction === null
        ? t('infractions.none')
        : t(`infractions.name.${entry.infraction}`)
  return (
    <Asked query={query} waiting={<Spinner />} title={t('conduct.historyFailed')}>
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-muted">{t('conduct.empty')}</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ChoiceCards
              label={t('conduct.all.by')}
              choices={(['player', 'infraction'] as const).map((value) => ({
                ...{ value, label: t(`conduct.all.grouping.${value}`) },
              }))}
              value={by}
              onChange={setBy}
              columnsClass="grid-cols-2 large-text:grid-cols-1"
            />
            {groupsOf(entries, titleOf).map(({ title, entries: of }) => (
              <Group key={title} title={title} count={of.filter(({ takenBackAt }) => takenBackAt === null).length}>
                {of.map((entry) => (
                  <li key={entry.id} className="px-3 py-2">
                    <ConductLine
                      {...{ entry, tournament }}
                      playerName={by === 'infraction' ? nameOf(entry) : undefined}
                    />
                  </li>
                ))}
              </Group>
            ))}
          </div>
        )
      }
    </Asked>
  )
}

type GroupProps = { readonly title: string; readonly count: number; readonly children: ReactNode }

function Group({ title, count, children }: GroupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <h3 id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
        <span className="text-sm font-normal text-muted tabular-nums">{t('conduct.all.count', { count })}</span>
      </h3>
      <ul className="grid divide-y divide-line rounded-card border border-line">{children}</ul>
    </section>
  )
}

type DecisionGroup = { readonly title: string; readonly entries: readonly ConductEntry[] }

/** Most decisions first, then as they were given, latest first. */
function groupsOf(
  entries: readonly ConductEntry[],
  titleOf: (entry: ConductEntry) => string,
): readonly DecisionGroup[] {
  const groups = Map.groupBy(entries, titleOf)
  const standing = ({ entries: of }: DecisionGroup) => of.filter(({ takenBackAt }) => takenBackAt === null).length
  return [...groups]
    .map(([title, of]) => ({ title, entries: of }))
    .toSorted((one, other) => standing(other) - standing(one))
}
