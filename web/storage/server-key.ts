// The name of the record with the API key that a person uses at the server of the page. The key is
// a secret of this browser, so no backup has it.

export const SERVER_KEY = 'server-key';
