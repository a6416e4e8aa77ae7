/** The message is one sentence for the operator; never with the address, which may hold a password. */
export class UnusableBus extends Error {}
