import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { noteDone } from '../database/server-facts.ts'
import { findWhatIsOld, type OldData, purgeWhatIsOld } from '../purge-what-is-old.ts'
import { type Command, counted, done } from './command.ts'
import { withData } from './open-data.ts'

const CONFIRM = '--confirm'
const CODES_SHOWN = 20

export const purge: Command = {
  usage: ['purge [--confirm]          (without --confirm it only says what would go)'],
  flags: [CONFIRM],
  run: async ({ words, flags, config, now }) => {
    if (words.length > 0) return null
    const at = now()
    return withData(config, async (database) => {
      const found = await findWhatIsOld(database, at)
      if (!flags.has(CONFIRM)) return done(`${told(found)}\nNothing was changed. With --confirm it goes for good.`)
      await purgeWhatIsOld(database, at)
      await noteDone(database, 'purge', at)
      return done(`${told(found)}\nAll of this is gone. Backups still hold it.`)
    })
  },
}

function told({ deleted, abandoned, details, sessions, regulars, followers, deliveries }: OldData): string {
  const codes = abandoned.slice(0, CODES_SHOWN).map(({ code }) => code)
  const more = abandoned.length > CODES_SHOWN ? ', …' : ''
  return [
    `${counted(deleted, 'tournament')} deleted more than ${KEPT_DAYS.deleted} days ago`,
    `${counted(abandoned.length, 'tournament')} without an act for ${KEPT_DAYS.abandoned} days and never finished${codes.length > 0 ? `: ${codes.join(', ')}${more}` : ''}`,
    `${counted(details, 'registration')} of events whose day of erasure has come, ${KEPT_DAYS.details} days after their end or sooner: personal data is emptied, names of players and results stay`,
    `${counted(sessions, 'session')} that expired`,
    `${counted(regulars, 'regular')} of shops who did not come for ${KEPT_DAYS.regulars} days`,
    `${counted(followers, 'follower')} of series without a date for ${KEPT_DAYS.followed} days, or who did not answer within ${KEPT_DAYS.unanswered}`,
    `${counted(deliveries, 'delivery', 'deliveries')} to addresses of shops more than ${KEPT_DAYS.deliveries} days old`,
  ].join('\n')
}
