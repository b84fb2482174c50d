import '@karachi-estates/design-system/styles/base.css';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage, type SendInterest } from '@karachi-estates/design-system/ProjectPage';
import { theme } from './brand.ts';
import { availability, contact, content } from './content.ts';
import { pictures } from './pictures.generated.ts';
import { apiUrl } from './settings.ts';
import { Units } from './Units.tsx';

const register: SendInterest = async (values, idempotencyKey) => {
  const response = await fetch(`${apiUrl}/api/interest/${content.identity.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(values),
  });
  const { message } = await response.json();
  return { ok: response.ok, message };
};

/** The whole site. */
export function Page() {
  return (
    <KitThemeProvider theme={theme}>
      <ProjectPage
        content={content}
        brand={theme.kit.brand}
        pictures={pictures}
        pictureEnding=".webp"
        files="/files"
        contact={contact}
        availability={{ ...availability, children: <Units /> }}
        onRegister={register}
      />
    </KitThemeProvider>
  );
}
