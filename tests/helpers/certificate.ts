/** Creates a self-signed certificate for servers on this machine. */
import {execFileSync} from 'node:child_process';

export function makeCertificate(files: {
  key: string;
  certificate: string;
}): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    {stdio: 'ignore'},
  );
}
