import type { EventNews } from '@tablee/contract/serving/letter'
import { readEmail } from '@tablee/domain/accounts/email'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import { eventOf, pageOfEvent } from './letters-to-registered.ts'
import type { NewsGround } from './registration-news.ts'
import type { KeptRegistration } from './registration-store.ts'
import { storedGuardian } from './stored-guardian.ts'

type Agreeing = {
  readonly tournament: Tournament
  readonly before: readonly KeptRegistration[]
  readonly after: readonly KeptRegistration[]
}

/** Whoever agreed just now and gave an address gets the text they agreed to. */
export async function tellGuardians(
  ground: NewsGround,
  tx: Transaction,
  { tournament, before, after }: Agreeing,
): Promise<void> {
  const known = new Map(before.map(({ id, guardian }) => [id, storedGuardian(guardian)]))
  const letters = after.flatMap((registration): EventNews | [] => {
    const { id, guardian, language } = registration
    const to = readEmail(guardian?.contact ?? '')
    if (!guardian?.agreed || !to || known.get(id) === storedGuardian(guardian)) return []
    return {
      ...{ kind: 'guardianAgreed', to, topic: null, accountId: null, registrant: null, name: guardian.name },
      ...{ registrationId: id, tournamentId: tournament.id, language: language ?? SOURCE_LANGUAGE },
      link: pageOfEvent(ground, tournament),
      event: {
        ...{ ...eventOf(tournament, ''), location: tournament.announcement?.location ?? '' },
        guardianText: guardian.agreed.text,
      },
    }
  })
  if (letters.length > 0) await ground.keepNews(tx, letters)
}
