import { type Incident, lineOf } from './incidents.ts'

type Expectation = { readonly said: string; readonly meets: (incident: Incident) => boolean; isMet: boolean }

/** What a journey's devices are expected to meet. Anything else is a fault, and so is what does not occur. */
export class Expectations {
  readonly #expected: Expectation[] = []

  /** A refusal, or a page that does not exist. */
  answer(status: number, address: string | RegExp): void {
    const isThere = (asked: string) => (typeof address === 'string' ? asked.includes(address) : address.test(asked))
    this.#expect(`an answer ${status} at ${address}`, (met) => {
      return met.kind === 'answer' && met.status === status && isThere(met.address)
    })
  }

  console(text: RegExp): void {
    this.#expect(`${text} on the console`, (met) => met.kind === 'console' && text.test(met.text))
  }

  #expect(said: string, meets: Expectation['meets']): void {
    this.#expected.push({ said, meets, isMet: false })
  }

  /** Each once. */
  surprises(incidents: readonly Incident[]): readonly string[] {
    const unexpected = incidents.filter((incident) => {
      const meant = this.#expected.filter(({ meets }) => meets(incident))
      for (const expectation of meant) expectation.isMet = true
      return meant.length === 0
    })
    return [...new Set(unexpected.map(lineOf))]
  }

  /** Ask after the surprises. */
  unmet(): readonly string[] {
    return this.#expected.filter(({ isMet }) => !isMet).map(({ said }) => said)
  }
}
