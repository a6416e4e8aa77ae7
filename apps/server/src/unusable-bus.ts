/** The message is one sentence for whoever starts the server; never with the address: it may hold a password. */
export class UnusableBus extends Error {}
