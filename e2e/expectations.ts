import { type Incident, lineOf } from './incidents.ts'

type Expectation = { readonly said: string; readonly meets: (incident: Incident) => boolean; isMet: boolean }

/** What a journey says that its devices will meet; everything else is a fault, and so is what then does not come. */
export class Expectations {
  readonly #expected: Expectation[] = []

  /** The server answers what is asked at this address with this status: a refusal, or a page that does not exist. */
  answer(status: number, address: string | RegExp): void {
    const isThere = (asked: string) => (typeof address === 'string' ? asked.includes(address) : address.test(asked))
    this.#expect(`an answer ${status} at ${address}`, (met) => {
      return met.kind === 'answer' && met.status === status && isThere(met.address)
    })
  }

  /** The page says so on the console. */
  console(text: RegExp): void {
    this.#expect(`${text} on the console`, (met) => met.kind === 'console' && text.test(met.text))
  }

  #expect(said: string, meets: Expectation['meets']): void {
    this.#expected.push({ said, meets, isMet: false })
  }

  /** What was met and not expected, each once. */
  surprises(incidents: readonly Incident[]): readonly string[] {
    const unexpected = incidents.filter((incident) => {
      const meant = this.#expected.filter(({ meets }) => meets(incident))
      for (const expectation of meant) expectation.isMet = true
      return meant.length === 0
    })
    return [...new Set(unexpected.map(lineOf))]
  }

  /** What was expected and not met; asked after the surprises. */
  unmet(): readonly string[] {
    return this.#expected.filter(({ isMet }) => !isMet).map(({ said }) => said)
  }
}
